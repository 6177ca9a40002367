/** The pointing hand, the one emblem: the figure beside it is printed there. */
export const Hand = () => (
  <svg class="fist" viewBox="0 0 44 24" aria-hidden="true">
    <path d="M1.5 5.5h6.5v14H1.5z" fill="currentColor" />
    <path
      d="M8.5 7.6c3.4-.2 5.4-1.7 8-3.9 2-1.6 4.4.2 3 2.3l-1.3 1.9h20.6c3.1 0 3.1 4.1 0 4.1H27.2c1.9.5 1.9 3.2.1 3.6 1.3.9.9 3-.8 3.3.6 1.1-.1 2.5-1.6 2.5H15.6c-2.7 0-4-1.4-7.1-1.7"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
    <path
      d="M21.5 12h5.7M21.3 15.6h5.6M21 19h5"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
    />
  </svg>
);

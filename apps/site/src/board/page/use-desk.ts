import { useEffect, useState } from 'preact/hooks';

/** From this width on the sheet stands beside the map, as board.css has it. */
const DESK = '(min-width: 700px)';

/** Whether the sheet has room for the whole of an answer, or it is pulled up first. */
export const useDesk = (): boolean => {
  const [isDesk, setDesk] = useState(() => typeof matchMedia === 'function' && matchMedia(DESK).matches);
  useEffect(() => {
    const media = matchMedia(DESK);
    const follow = () => setDesk(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isDesk;
};

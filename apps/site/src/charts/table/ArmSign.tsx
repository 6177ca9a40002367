const filled = {
  infantry: 'M2 4h30v12H2z',
  artillery: 'M15.2 2.5h3.6v15h-3.6zM8.5 8h2.6v8H8.5zM22.9 8h2.6v8h-2.6zM11 11.2h12v1.6H11z',
  fire: 'M17 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z',
} as const;
const cavalry = { open: 'M2 4h30v12H2z', filled: 'M2 16 32 4v12Z' };
const general = { line: 'M9 2v17', filled: 'M9.5 3h16l-4 4.5 4 4.5h-16z' };
const swords = { line: 'M8 16 24 3M26 16 10 3M7 12.5l5 4.5M27 12.5 22 17' };

interface Sign {
  readonly open?: string;
  readonly filled?: string;
  readonly line?: string;
}
const signs: Readonly<Record<string, Sign>> = {
  infantry: { filled: filled.infantry },
  cavalry,
  artillery: { filled: filled.artillery },
  bombardment: { filled: filled.artillery },
  general,
  commander: general,
  fire: { filled: filled.fire },
  shock: swords,
  combat: swords,
};

/** The arm or the act at the head of a column, as maps of 1800 drew it; its name always stands below. */
export const ArmSign = ({ column }: { readonly column: string }) => {
  const sign = Object.hasOwn(signs, column) ? signs[column] : undefined;
  if (!sign) return null;
  return (
    <svg class="arm" viewBox="0 0 34 20" aria-hidden="true">
      {sign.open && <path class="sy-o" d={sign.open} />}
      {sign.filled && <path class="sy-f" d={sign.filled} />}
      {sign.line && <path class="sy-l" d={sign.line} />}
    </svg>
  );
};

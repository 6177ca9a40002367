interface Props {
  readonly label: string;
  readonly now: number;
  readonly other?: number | undefined;
}

/** A chance on a scale of 0 to 100, and what another reading would make of it, hatched in bistre. Both in percent. */
export const Range = ({ label, now, other }: Props) => (
  <div class="range" role="img" aria-label={label}>
    <i class="now" style={{ '--p': now }} />
    {other !== undefined && <i class="oth" style={{ '--a': Math.min(now, other), '--b': Math.max(now, other) }} />}
    <div class="mscale" aria-hidden="true">
      {Array.from({ length: 10 }, (_, i) => (
        <i key={i} />
      ))}
      {[0, 20, 40, 60, 80, 100].map((x) => (
        <b key={x} style={{ '--x': x }}>
          {x}
        </b>
      ))}
    </div>
  </div>
);

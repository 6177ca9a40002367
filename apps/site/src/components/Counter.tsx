import type { ComponentChildren } from 'preact';

export const arms = ['infantry', 'cavalry', 'artillery', 'general'] as const;
export type Arm = (typeof arms)[number];
export type Side = 'attacker' | 'defender';

export type CounterProps = {
  readonly side: Side;
  /** Drawn as maps of 1800 drew it; an arm without a sign of its own shows its first letter. */
  readonly arm: Arm | (string & {});
  readonly strength?: number | string | undefined;
  readonly cohesion?: number | string | undefined;
  readonly number?: number | undefined;
  readonly heavy?: boolean;
  readonly square?: boolean;
  readonly charging?: boolean;
  readonly state?: 'disordered' | 'routed' | 'out' | undefined;
  /** Of one counter on a plan: its place and its size there. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly class?: string;
};

const barHalo = <rect class="c-halo" x="12" y="10.5" width="40" height="20" />;
const signs: Readonly<Record<Arm, ComponentChildren>> = {
  infantry: [barHalo, <rect class="c-sym" x="14" y="12.5" width="36" height="16" />],
  cavalry: [
    barHalo,
    <rect class="c-open" x="14.75" y="13.25" width="34.5" height="14.5" />,
    <path class="c-sym" d="M14.75 27.75 49.25 13.25v14.5Z" />,
  ],
  artillery: [
    <rect class="c-halo" x="12" y="8" width="40" height="25" />,
    <path class="c-sym" d="M29.8 10h4.4v21h-4.4zM21 17h3.4v11H21zM39.6 17H43v11h-3.4zM24.4 21.5h15.2v2H24.4z" />,
  ],
  general: [
    <rect class="c-halo" x="17" y="5" width="30" height="30" />,
    <path class="c-sym" d="M22 7.5h2.2v26H22zM25 8.5h19l-5 5.5 5 5.5H25z" />,
  ],
};
const square = [
  <rect class="c-halo" x="17" y="5.5" width="30" height="30" />,
  <rect class="c-sq" x="21.5" y="10" width="21" height="21" />,
];
const letter = (arm: string) => [
  <rect class="c-halo" x="20" y="7" width="24" height="27" />,
  <text class="c-s" x="32" y="28" text-anchor="middle">
    {arm.charAt(0).toUpperCase()}
  </text>,
];
/** Two figures of two digits stand side by side only when they are smaller. */
const classOfFigure = (name: string, figure: number | string): string =>
  String(figure).length > 1 ? `${name} c-two` : name;
const isArm = (arm: string): arm is Arm => arms.some((each) => each === arm);

/** A period counter, 64 by 64. It is a picture only: the words for those who listen stand beside it. */
export const Counter = (unit: CounterProps) => {
  const attacks = unit.side === 'attacker';
  const state = unit.state === undefined ? '' : ` c-${unit.state}`;
  const sign = isArm(unit.arm) ? signs[unit.arm] : letter(unit.arm);
  return (
    <svg
      class={`counter ${attacks ? 'c-a' : 'c-d'}${state} ${unit.class ?? ''}`}
      viewBox="0 0 64 64"
      x={unit.x}
      y={unit.y}
      width={unit.size ?? 64}
      height={unit.size ?? 64}
      aria-hidden="true"
    >
      <rect class="c-ground" x=".75" y=".75" width="62.5" height="62.5" rx="2" />
      <path class="c-band" d="M1.5 1.5h61v37.5h-61z" />
      <path fill={attacks ? 'url(#hA)' : 'url(#hD)'} d="M1.5 1.5h61v37.5h-61z" />
      {unit.square ? square : sign}
      {unit.heavy && <path class="c-heavy" d="M12 33h40" />}
      {unit.charging && <path class="c-chg" d="m25.5 9 6.5-5.5 6.5 5.5" />}
      {unit.state === 'routed' && <path class="c-dis" d="M1.5 1.5h9L62.5 32.5V39h-9L1.5 8Z" />}
      {(unit.state === 'routed' || unit.state === 'disordered') && (
        <path class="c-dis" d="M1.5 32.5 53.5 1.5h9V8L11 39H1.5Z" />
      )}
      {unit.state === 'routed' && <path class="c-fill" d="M10 3 60 34l-6.5 4L4 7Z" />}
      <path class="c-rule" d="M1 39.5h62" />
      {unit.heavy && (
        <text class="c-l" x="58" y="36" text-anchor="middle">
          L
        </text>
      )}
      {unit.strength !== undefined && (
        <text class={classOfFigure('c-s', unit.strength)} x="9" y="58">
          {unit.strength}
        </text>
      )}
      {unit.cohesion !== undefined && (
        <text class={classOfFigure('c-c', unit.cohesion)} x="55" y="58" text-anchor="end">
          {unit.cohesion}
        </text>
      )}
      {unit.strength !== undefined && unit.cohesion !== undefined && <path class="c-tick" d="M32 45v13" />}
      {unit.number !== undefined && (
        <text class="c-n" x="6.5" y="12.5" text-anchor="middle">
          {unit.number}
        </text>
      )}
    </svg>
  );
};

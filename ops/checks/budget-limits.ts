/** What may grow by how much before the check fails, and the comparison. The figures are in ops/budgets.json. */

export type Kind = 'scriptBytes' | 'styleBytes' | 'htmlBytes' | 'statements' | 'renderRatio' | 'seedRatio';
/** `page home` → what it costs. */
export type Measurements = Record<string, Partial<Record<Kind, number>>>;

/** Bytes and counts are exact. Ratios are CPU time against a calibration in the same process and move by some percent. */
const SLACK: Record<Kind, number> = {
  scriptBytes: 0.02,
  styleBytes: 0.03,
  htmlBytes: 0.04,
  statements: 0,
  renderRatio: 0.08,
  seedRatio: 0.05,
};

export type Verdict = {
  name: string;
  kind: Kind;
  budget: number | undefined;
  measured: number | undefined;
  ok: boolean;
};

/** Of what sends statements, none counted means that the counting broke. */
const isUncounted = (budget: number, measured: number, kind: Kind): boolean =>
  kind === 'statements' && budget > 0 && measured === 0;

export const isWithin = (budget: number | undefined, measured: number | undefined, kind: Kind): boolean =>
  budget !== undefined &&
  measured !== undefined &&
  measured <= budget * (1 + SLACK[kind]) &&
  !isUncounted(budget, measured, kind);

/** Every figure of either side: one that was not measured, or has no budget, fails too. */
export function compare(budgets: Measurements, measured: Measurements): Verdict[] {
  const names = [...new Set([...Object.keys(budgets), ...Object.keys(measured)])];
  return names.flatMap((name) => {
    const kinds = new Set([...Object.keys(budgets[name] ?? {}), ...Object.keys(measured[name] ?? {})]) as Set<Kind>;
    return [...kinds].map((kind) => {
      const [budget, figure] = [budgets[name]?.[kind], measured[name]?.[kind]];
      return { name, kind, budget, measured: figure, ok: isWithin(budget, figure, kind) };
    });
  });
}

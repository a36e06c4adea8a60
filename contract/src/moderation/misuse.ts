/** Article 23 of Regulation (EU) 2022/2065: what follows from manifestly unfounded reports. No validator here. */
import type { RuleParams } from '../rules/rule-params.ts';

export const misuseMeasures = ['warned', 'suspended'] as const;
export type MisuseMeasure = (typeof misuseMeasures)[number];

/** Of the last reports of somebody since they were last warned or suspended, without the one that is looked at. */
export type ReporterRecord = { decided: number; unfounded: number; was_warned: boolean };

/** What follows if the report that is looked at is manifestly unfounded too. */
export function getNextMeasure(
  { decided, unfounded, was_warned }: ReporterRecord,
  { decided_reports, unfounded_percent }: Pick<RuleParams<'report_misuse'>, 'decided_reports' | 'unfounded_percent'>,
): MisuseMeasure | null {
  const all = decided + 1;
  if (all < decided_reports || (unfounded + 1) * 100 < unfounded_percent * all) return null;
  return was_warned ? 'suspended' : 'warned';
}

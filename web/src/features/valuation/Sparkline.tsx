/** Two years of an area's median at a glance, in words for those who do not see it. Nothing where there are too few months. */
import css from './Sparkline.module.css';
import { createSparklinePath, type SparklineMonth } from './sparkline-path.ts';

type Props = { months: readonly SparklineMonth[]; altText: string; width?: number; height?: number };

export function Sparkline({ months, altText: announcement, width = 260, height = 44 }: Props) {
  const drawn = createSparklinePath(months, width, height);
  if (!drawn) return null;
  return (
    <svg className={css.spark} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={announcement}>
      <path className={css.ground} d={drawn.ground} />
      <path className={css.line} d={drawn.line} />
      <circle className={css.end} cx={drawn.end.x} cy={drawn.end.y} r="3.5" />
    </svg>
  );
}

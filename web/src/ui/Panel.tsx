/** The pieces every dashboard page is made of: its head, cards with a title, forms that open, lists of facts, bars that fill. */
import type { ReactNode } from 'react';
import css from './Panel.module.css';

type HeadProps = { title: string; lead?: ReactNode; children?: ReactNode };

export function PageHeader({ title, lead, children }: HeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className={css.headActions}>{children}</div>}
    </div>
  );
}

type PanelProps = {
  /** Also where links of this page lead. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Beside the title: a state, a link. */
  beside?: ReactNode;
  /** Rows touch the edges. */
  flush?: boolean;
  children?: ReactNode;
};

export function Panel({ id, title, lead, beside, flush = false, children }: PanelProps) {
  return (
    <section className={flush ? `${css.panel} ${css.flush}` : css.panel} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.title}>
        <h2 id={`${id}-title`}>{title}</h2>
        {beside}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** Words over the panels that follow. */
export function SectionIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={css.intro}>
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
  );
}

type FoldProps = {
  summary: ReactNode;
  open?: boolean;
  quiet?: boolean;
  /** As wide as what it stands in. */
  wide?: boolean;
  children: ReactNode;
};

/** A form that is out of the way until it is wanted; open again when it was refused. */
export function Disclosure({ summary, open = false, quiet = false, wide = false, children }: FoldProps) {
  return (
    <details className={css.fold} open={open}>
      <summary className={quiet ? `${css.opener} ${css.quiet}` : css.opener}>{summary}</summary>
      <div className={wide ? css.unfolded : css.folded}>{children}</div>
    </details>
  );
}

export type DescriptionRow = { label: string; value: ReactNode };

export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type BarProps = {
  label: string;
  value: number;
  of: number;
  /** To be full is a reason to act. */
  isFull?: boolean;
};

/** How much of something there is, in words and drawn. */
export function ProgressBar({ label, value, of, isFull = false }: BarProps) {
  return (
    <label className={css.bar}>
      <span>{label}</span>
      <progress value={value} max={of} data-full={isFull ? '' : undefined} />
    </label>
  );
}

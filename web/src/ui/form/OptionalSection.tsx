/** What few people fill in: a box in the form that opens. */
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import css from './OptionalSection.module.css';

type Props = Pick<ComponentProps<'details'>, 'open' | 'onToggle'> & {
  icon: 'plus' | 'map';
  summary: string;
  children: ReactNode;
};

export function OptionalSection({ icon, summary, children, ...details }: Props) {
  return (
    <details className={css.more} {...details}>
      <summary>
        <Icon name={icon} /> {summary}
      </summary>
      {children}
    </details>
  );
}

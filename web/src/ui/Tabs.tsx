/** Lists of a page by state or kind: plain links, so that each has an address. */
import css from './Tabs.module.css';

type Tab = { href: string; text: string; current: boolean; count?: number | undefined };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** In one pill, for a second choice beside the tabs. */
  pill?: boolean;
};

export function Tabs({ label, tabs, pill = false }: Props) {
  return (
    <nav className={pill ? css.pill : css.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.text}
              {tab.count !== undefined && <span className={pill ? css.bare : css.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

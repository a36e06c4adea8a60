/** The rows of a decision for many: what would become of each, or what did. */
import type { BulkList } from '@estia/contract/admin-bulk/bulk-choices';
import { bulkRefusalMessages, adminBulkMessages as words } from '@estia/contract/admin-bulk/messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';
import {
  adminInvoicePath,
  adminListingPath,
  adminReportPath,
  adminUserPath,
} from '../../platform/paths/admin-paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './AdminBulk.module.css';

type Item = ApiReply<'GET /adminPanel/bulk-actions/{id}'>['items'][number];
type Props = { locale: Locale; list: BulkList; items: readonly Item[]; isPreview: boolean };

function getPath(list: BulkList, { id, listing }: Item): string | null {
  if (list === 'users' || list === 'agencies') return adminUserPath(id);
  if (list === 'reports') return adminReportPath(id);
  if (list === 'invoices') return adminInvoicePath(id);
  return listing && adminListingPath(listing);
}

function ItemState({ locale, item, isPreview }: { locale: Locale; item: Item; isPreview: boolean }) {
  if (item.refusal) {
    const why = bulkRefusalMessages[item.refusal][locale](item.by);
    return <StatusBadge tone="care">{why.charAt(0).toLocaleUpperCase(locale) + why.slice(1)}</StatusBadge>;
  }
  if (isPreview) return <StatusBadge tone="info">{words.states.ready[locale]}</StatusBadge>;
  return item.state === 'done' ? (
    <StatusBadge tone="good">{words.states.done[locale]}</StatusBadge>
  ) : (
    <StatusBadge tone="plain">{words.states.waiting[locale]}</StatusBadge>
  );
}

export function BulkItemList({ locale, list, items, isPreview }: Props) {
  return (
    <ul className={css.list} aria-label={words.list[locale]}>
      {items.map((item) => {
        const path = getPath(list, item);
        const name = item.name?.[locale] ?? words.goneName[locale];
        return (
          <li key={item.id} className={css.row}>
            <span className={css.name}>
              {path && item.name ? (
                <a href={localizePath(locale, path)} translate="no">
                  {name}
                </a>
              ) : (
                name
              )}
              {list === 'reports' && <span className={css.number}> #{item.id}</span>}
            </span>
            <ItemState locale={locale} item={item} isPreview={isPreview} />
          </li>
        );
      })}
    </ul>
  );
}

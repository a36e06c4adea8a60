/** One item of a run: what it is, what would change or did, and what is wrong with it and what to do. */
import { formatCount, formatEuro, formatM2 } from '@estia/contract/format';
import { shownListingStateMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import { hasName } from '@estia/contract/map-names';
import type { Locale, Pair } from '@estia/contract/pair';
import { formatItemAnswer, getItemFieldName } from '@estia/contract/sources/item-values';
import { runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import {
  getItemFaultMessage,
  runItemActionMessages,
  runItemStateMessages,
} from '@estia/contract/sources/source-messages';
import type { RunItem, Source, SourceRun } from '@estia/contract/sources/source-model';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { Disclosure } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import { needPath } from '../source-paths.ts';
import css from './run.module.css';

type Fault = RunItem['faults'][number];
const MAX_TEXT = 160;
/** Longer lists of changes are in the report. */
const MAX_CHANGES = 12;
const tones: Record<RunItem['action'], StatusTone> = {
  create: 'good',
  update: 'info',
  return: 'good',
  remove: 'plain',
  draft: 'care',
  reject: 'care',
  unchanged: 'plain',
};

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text);

function describe({ purpose, type_id, district, area, price }: RunItem, locale: Locale): string {
  return [
    purpose && formatItemAnswer('purpose', purpose, locale),
    findLookup('types', type_id)?.name[locale],
    district?.[locale],
    area === null ? null : formatM2(area, locale),
    price === null ? null : formatEuro(price),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Changes({ item, locale }: { item: RunItem; locale: Locale }) {
  const districts = new Map(item.change_districts.map(({ district_id, name }) => [String(district_id), name[locale]]));
  const show = (field: string, answer: RunItem['changes'][number]['old']) => {
    const text = cut(formatItemAnswer(field, answer, locale, districts));
    return text ? (
      <span dir="auto" translate="no">
        {text}
      </span>
    ) : (
      <i>{words.empty[locale]}</i>
    );
  };
  const more = item.changes.length - MAX_CHANGES;
  return (
    <dl className={css.changes} aria-label={words.changes[locale]}>
      {item.changes.slice(0, MAX_CHANGES).map(({ field, old, new: after }) => (
        <div key={field}>
          <dt>{getItemFieldName(field, locale)}</dt>
          <dd>
            <span className="vh">{words.from[locale]} </span>
            <s>{show(field, old)}</s> <span aria-hidden="true">→</span> <span className="vh">{words.to[locale]} </span>
            <strong>{show(field, after)}</strong>
          </dd>
        </div>
      ))}
      {more > 0 && <div className={css.note}>{words.more[locale](more, formatCount(more, locale))}</div>}
    </dl>
  );
}

type RowProps = { item: RunItem; run: SourceRun; source: Source; locale: Locale };

function FaultText({ fault, item, source, locale }: Omit<RowProps, 'run'> & { fault: Fault }) {
  const { problem, remedy } = getItemFaultMessage(fault.code);
  const settled = hasName(words.settle, fault.code) ? fault.code : null;
  const line = fault.line !== null && fault.line !== item.line ? fault.line : null;
  return (
    <li>
      <p>
        {fault.field && <strong>{getItemFieldName(fault.field, locale)}: </strong>}
        {problem[locale]}
      </p>
      {(fault.from || fault.value || line !== null) && (
        <p className={css.found}>
          {[
            fault.from || fault.value ? (
              <span key="value">
                {words.inFeed[locale]}:{' '}
                <span translate="no" dir="auto">
                  {[fault.from, fault.value && words.quoted[locale](cut(fault.value))].filter(Boolean).join(' ')}
                </span>
              </span>
            ) : null,
            line !== null ? <span key="line">{words.line[locale](formatCount(line, locale))}</span> : null,
          ]}
        </p>
      )}
      <p className={css.note}>
        {remedy[locale]}{' '}
        {settled && (
          <a className={css.link} href={needPath(locale, source, settled === 'place_unresolved' ? 'places' : 'values')}>
            {words.settle[settled][locale]}
            <span className="vh">: {item.reference}</span>
          </a>
        )}
      </p>
    </li>
  );
}

function getFaults(item: RunItem): { reasons: Fault[]; omitted: Fault[] } {
  const { faults, refusal, line } = item;
  const reasons = faults.filter(({ is_rejecting }) => is_rejecting);
  const isNamed = refusal === null || faults.some(({ code }) => code === refusal);
  const whole = isNamed ? [] : [{ field: null, from: null, value: null, line, code: refusal, is_rejecting: true }];
  return { reasons: [...whole, ...reasons], omitted: faults.filter(({ is_rejecting }) => !is_rejecting) };
}

/** Refused ones are said; that the others are done is said once, at the head of the page. */
function getBadge(item: RunItem, run: SourceRun): { tone: StatusTone; text: Pair } {
  if (item.state === 'refused' && run.state !== 'review') return { tone: 'care', text: runItemStateMessages.refused };
  // Taken, and not online: nobody must think that it is.
  if (item.state === 'applied' && item.listing?.shown_state === 'in_review' && item.action !== 'remove')
    return { tone: 'care', text: runItemStateMessages.in_review };
  return { tone: tones[item.action], text: runItemActionMessages[item.action] };
}

export function RunItemRow({ item, run, source, locale }: RowProps) {
  const { reasons, omitted } = getFaults(item);
  const badge = getBadge(item, run);
  const { listing } = item;
  return (
    <li className={`${rows.row} ${css.item}`}>
      <div className={css.itemHead}>
        <p className={rows.name} translate="no">
          {item.reference || '–'}
        </p>
        <StatusBadge tone={badge.tone}>{badge.text[locale]}</StatusBadge>
      </div>
      <p className={css.facts}>{describe(item, locale)}</p>
      <p className={rows.small}>
        {item.line !== null && <span>{words.line[locale](formatCount(item.line, locale))}</span>}
        {listing && (
          <span>
            <a
              className={css.link}
              href={pathTo(locale, '/dashboard/properties/:for/:property_id', {
                for: `for-${listing.for}`,
                property_id: listing.property_id,
              })}
            >
              {words.listing[locale](listing.code)}
            </a>{' '}
            · {shownListingStateMessages[listing.shown_state][locale]}
          </span>
        )}
      </p>
      {item.draft_id !== null && (
        <p className={rows.small}>
          <a
            className={css.link}
            href={`${pathTo(locale, '/dashboard/properties/new-property')}?draft=${item.draft_id}`}
          >
            {words.draft[locale]}
            <span className="vh">: {item.reference}</span>
          </a>
        </p>
      )}
      {item.changes.length > 0 && <Changes item={item} locale={locale} />}
      {reasons.length > 0 && (
        <ul className={css.faults}>
          {reasons.map((fault) => (
            <FaultText
              key={`${fault.field}${fault.code}${fault.value}`}
              fault={fault}
              item={item}
              source={source}
              locale={locale}
            />
          ))}
        </ul>
      )}
      {omitted.length > 0 && (
        <Disclosure
          quiet
          wide
          summary={
            <>
              {words.leftOut[locale](omitted.length, formatCount(omitted.length, locale))}
              <span className="vh">: {item.reference}</span>
            </>
          }
        >
          <ul className={css.omitted}>
            {omitted.map((fault) => (
              <FaultText
                key={`${fault.field}${fault.code}${fault.value}`}
                fault={fault}
                item={item}
                source={source}
                locale={locale}
              />
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

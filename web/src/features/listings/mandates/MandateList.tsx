/** SAME-4: an agency's mandates, each with its document: see it, upload it, replace it, delete it. */

import { formatLongDate } from '@estia/contract/format';
import { mandateMessages as words } from '@estia/contract/listings/mandates/mandate-messages';
import { EXCLUSIVE_MANDATE_ID, mandateDocumentLimits } from '@estia/contract/listings/mandates/mandates';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale, Pair } from '@estia/contract/pair';
import { type FormEvent, useState } from 'react';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { Form, SubmitButton } from '../../../ui/form/Form.tsx';
import form from '../../../ui/form/form.module.css';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DocumentDownload, hiddenPart } from './DocumentDownload.tsx';
import css from './MandateList.module.css';
import { formatMandateDates, mandateTones } from './mandate-text.ts';

type Mandate = ApiReply<'GET /property/mandates'>['mandates'][number];
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

export function MandateList({ mandates, ...common }: Common & { mandates: readonly Mandate[] }) {
  return (
    <ul className={`${rows.boxed} ${css.list}`} aria-label={words.list[common.locale]}>
      {mandates.map((mandate) => (
        <MandateRow key={mandate.property_id} mandate={mandate} {...common} />
      ))}
    </ul>
  );
}

function MandateRow({ mandate, ...common }: Common & { mandate: Mandate }) {
  const { locale } = common;
  const { listings, document } = mandate;
  const type = findLookup('mandate_types', mandate.mandate_type_id)?.name[locale] ?? words.noType[locale];
  const code = listings.map((listing) => listing.code).join(', ');
  const [first] = listings;
  const isExclusive = mandate.mandate_type_id === EXCLUSIVE_MANDATE_ID;
  return (
    <li className={`${rows.row} ${css.row}`}>
      <div className={rows.what}>
        <p>
          {first ? (
            <a
              className={rows.name}
              href={pathTo(locale, '/dashboard/properties/:for/:property_id', {
                for: `for-${first.for}`,
                property_id: mandate.property_id,
              })}
            >
              {mandate.title[locale]}
            </a>
          ) : (
            <span className={rows.name}>{mandate.title[locale]}</span>
          )}
        </p>
        <p className={rows.small}>{[mandate.street, mandate.district[locale], code].filter(Boolean).join(' · ')}</p>
        <p className={rows.small}>{[type, ...formatMandateDates(mandate, locale)].join(' · ')}</p>
        <p className={css.badges}>
          <StatusBadge tone={mandateTones[mandate.status]}>{words.statuses[mandate.status][locale]}</StatusBadge>
          {mandate.case_outcome === 'lost' && <StatusBadge tone="plain">{words.notExclusive[locale]}</StatusBadge>}
          {mandate.has_badge && <StatusBadge tone="info">{words.badge[locale]}</StatusBadge>}
        </p>
        {document && (
          <p className={rows.small}>
            {words.uploaded[locale](kinds[document.media_type] ?? '', formatLongDate(document.uploaded_at, locale))}
          </p>
        )}
        {mandate.case_id !== null && (
          <p className={css.advice}>
            <a href={pathTo(locale, '/dashboard/mandates/cases/:id', { id: mandate.case_id })}>
              {(mandate.case_outcome ? words.caseOutcomes[mandate.case_outcome] : words.otherExclusive)[locale]}
              {hiddenPart(code)}
            </a>
          </p>
        )}
        {document && !document.is_current && <p className={css.advice}>{words.outdated[locale]}</p>}
        {!document && isExclusive && mandate.status !== 'expired' && mandate.case_outcome !== 'lost' && (
          <p className={css.advice}>{words.needsDocument[locale]}</p>
        )}
      </div>
      <div className={css.actions}>
        {document && <DocumentDownload propertyId={mandate.property_id} code={code} locale={locale} />}
        <UploadForm mandate={mandate} code={code} {...common} />
        {document && (
          <Disclosure
            quiet
            summary={
              <>
                {words.delete[locale]}
                {hiddenPart(code)}
              </>
            }
          >
            <ActionForm
              {...common}
              intent="delete"
              form={`delete-${mandate.property_id}`}
              hidden={{ id: mandate.property_id }}
              label={words.about[locale](words.delete[locale], code)}
            >
              <p className={grid.note}>{words.deleteNote[locale]}</p>
              <div className={grid.actions}>
                <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                  {words.delete[locale]}
                </SubmitButton>
              </div>
            </ActionForm>
          </Disclosure>
        )}
      </div>
    </li>
  );
}

function findRefusal(refusal: FormError | null, name: string): Pair | null {
  if (refusal?.values.form !== name) return null;
  const known: Readonly<Record<string, Pair>> = words.refusals;
  const code = refusal.fields.file ?? '';
  return known[code] ?? (refusal.code === 'too_large' ? words.refusals.too_large : words.missing);
}

/** A plain form that sends the file; script says sooner that it is too large. */
function UploadForm({ mandate, code, ...common }: Common & { mandate: Mandate; code: string }) {
  const { locale, refusal } = common;
  const name = `upload-${mandate.property_id}`;
  const [tooLarge, setTooLarge] = useState(false);
  const wrong = tooLarge ? words.refusals.too_large : findRefusal(refusal, name);
  const text = (mandate.document ? words.replace : words.upload)[locale];
  const check = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file');
    const isTooLarge = file instanceof File && file.size > mandateDocumentLimits.bytes;
    setTooLarge(isTooLarge);
    if (isTooLarge) event.preventDefault();
  };
  return (
    <Disclosure
      quiet
      open={wrong !== null}
      summary={
        <>
          {text}
          {hiddenPart(code)}
        </>
      }
    >
      <Form multipart className={grid.form} label={words.about[locale](text, code)} onSubmit={check}>
        <input type="hidden" name="form" value={name} />
        <input type="hidden" name="id" value={mandate.property_id} />
        <div className={form.field}>
          <label className={form.label} htmlFor={`${name}-file`}>
            {words.file[locale]}
          </label>
          <p className={form.hint} id={`${name}-hint`}>
            {words.fileHint[locale]}
          </p>
          <input
            className={css.file}
            type="file"
            id={`${name}-file`}
            name="file"
            accept="application/pdf,image/jpeg,image/png"
            aria-describedby={wrong ? `${name}-hint ${name}-error` : `${name}-hint`}
            aria-invalid={wrong ? true : undefined}
            required
          />
          <p className={form.error} id={`${name}-error`} role="alert">
            {wrong?.[locale]}
          </p>
        </div>
        <div className={grid.actions}>
          <button type="submit" className={buttonClass('primary')}>
            {words.send[locale]}
          </button>
        </div>
      </Form>
    </Disclosure>
  );
}

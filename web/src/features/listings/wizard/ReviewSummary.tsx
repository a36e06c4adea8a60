/** The last look: every answer by its step, what is missing, what would help, what will be seen by whom. */

import { formatCount, formatEuro, formatShortDate } from '@estia/contract/format';
import { parseAnswers } from '@estia/contract/listings/draft/listing-fields';
import { fieldLabels, fieldUnits } from '@estia/contract/listings/draft/wizard-field-messages';
import {
  stepMessages,
  wizardMessages,
  finishStepMessages as words,
} from '@estia/contract/listings/draft/wizard-messages';
import {
  type FieldValues,
  getListingField,
  type ListingFieldName,
  type WizardStep,
} from '@estia/contract/listings/fields';
import { findLookup } from '@estia/contract/lookups/lookups';
import { findByName, listNames } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import type { SelectedPlace } from '../../../ui/location-picker/selected-place.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { getFieldLabel } from './AnswerField.tsx';
import type { DraftController, WizardDraft } from './draft/use-draft.ts';
import { getFieldGroups } from './field-groups.ts';
import css from './ReviewSummary.module.css';
import { stepPath } from './steps.ts';
import { WizardIcon } from './WizardIcon.tsx';

type ReviewSummaryProps = { locale: Locale; draft: DraftController; stored: WizardDraft; place: SelectedPlace | null };
type Props = ReviewSummaryProps & { values: FieldValues };

export const countReadyPhotos = (stored: Pick<WizardDraft, 'photos'>): number =>
  stored.photos.filter((photo) => photo.state === 'ready' || photo.state === 'uploaded').length;

/** An answer in words; null for what was left empty. */
function formatAnswer(name: ListingFieldName, { draft, place, locale, values }: Props): string | null {
  const field = getListingField(name);
  const value = values[name];
  if (name === 'district_id') return place?.label ?? null;
  if (name === 'lat' || name === 'lon') return null;
  if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return null;
  if (name === 'price' || name === 'shared_fees') return formatEuro(Number(value));
  switch (field.kind) {
    case 'choice':
      return findLookup(field.list, Number(value))?.name[locale] ?? null;
    case 'choices':
      return [value]
        .flat()
        .map((id) => findLookup(field.list, Number(id))?.name[locale])
        .filter(Boolean)
        .join(', ');
    case 'yes':
      return words.yes[locale];
    case 'date':
      return formatShortDate(String(value), locale);
    case 'whole': {
      const isYear = field.min === 1700;
      const text = isYear ? String(value) : formatCount(Number(value), locale);
      const unit = fieldUnits[name]?.[locale];
      return unit ? `${text} ${unit}` : text;
    }
    default:
      return String(draft.value(name)).trim() || null;
  }
}

function StepSection({ step, props, faults }: { step: WizardStep; props: Props; faults: number }) {
  const { locale, draft, stored } = props;
  const rows = getFieldGroups(step, draft.what, stored.advertiser_kind)
    .flatMap(({ fields }) => fields)
    .map((name) => ({ name, text: formatAnswer(name, props), secret: getListingField(name).secret === true }))
    .filter(({ text }) => text !== null);
  return (
    <section className={css.part} aria-labelledby={`sum-${step}`}>
      <div className={css.head}>
        <h3 id={`sum-${step}`}>
          {stepMessages[step][locale]}
          {faults > 0 && <span className={css.faults}>{words.toFix[locale](faults)}</span>}
        </h3>
        <a href={stepPath(locale, draft.draftId, step)}>
          {words.change[locale]}
          <span className="vh">: {stepMessages[step][locale]}</span>
        </a>
      </div>
      {step === 'photos' ? (
        <PhotoThumbnails {...props} />
      ) : (
        <dl className={css.rows}>
          {step === 'general' && (
            <div>
              <dt>{words.purpose[locale]}</dt>
              <dd>{words.purposes[draft.what.for][locale]}</dd>
            </div>
          )}
          {rows.map(({ name, text, secret }) => (
            <div key={name}>
              <dt>
                {getFieldLabel(name, locale, draft)}
                {secret && step === 'extra' && (
                  <span className={css.secret} title={wizardMessages.privateNote[locale]}>
                    <WizardIcon name="lock" />
                    <span className="vh">{wizardMessages.privateNote[locale]}</span>
                  </span>
                )}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function PhotoThumbnails({ stored, locale }: ReviewSummaryProps) {
  const seen = stored.photos.filter((photo) => photo.picture !== null).slice(0, 8);
  const preparing = stored.photos.filter((photo) => photo.state === 'uploaded').length;
  return (
    <>
      <p>{words.photosLine[locale](countReadyPhotos(stored))}</p>
      {preparing > 0 && <p>{words.photosPreparing[locale](preparing)}</p>}
      {seen.length > 0 && (
        <ul className={css.photos}>
          {seen.map((photo) => (
            <li key={photo.id}>
              <Picture picture={photo.picture} sizes="96px" alt="" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ImprovementTips({ locale, draft, stored }: ReviewSummaryProps) {
  const has = (name: ListingFieldName) => draft.value(name).trim() !== '';
  const tips: [WizardStep, string][] = [];
  const photos = countReadyPhotos(stored);
  if (photos >= stored.rules.photosMin && photos < 8) tips.push(['photos', words.fewPhotos[locale](photos)]);
  if (!has('description_el') && !has('description_en')) tips.push(['extra', words.noDescription[locale]]);
  else if (!has('description_en')) tips.push(['extra', words.noEnglish[locale]]);
  else if (!has('description_el')) tips.push(['extra', words.noGreek[locale]]);
  if (!has('lat')) tips.push(['general', words.noPin[locale]]);
  if (draft.what.category_id <= 2 && !has('year_built')) tips.push(['general', words.noYear[locale]]);
  if (tips.length === 0) return null;
  return (
    <section className={css.tips} aria-labelledby="sum-tips">
      <h3 id="sum-tips">{words.better[locale]}</h3>
      <ul>
        {tips.map(([step, text]) => (
          <li key={text}>
            <a href={stepPath(locale, draft.draftId, step)}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ReviewSummary(given: ReviewSummaryProps) {
  const { locale, draft, stored } = given;
  const { values, errors } = parseAnswers(draft.answers, draft.what, stored);
  const props = { ...given, values };
  const faultsOf = (step: WizardStep): number => {
    if (step === 'photos') return Math.max(0, stored.rules.photosMin - countReadyPhotos(stored));
    return listNames(errors).filter((name) => getListingField(name).step === step).length;
  };
  const isHidden = draft.value('hide_address') !== '' || draft.value('lat') === '';
  const phone = draft.value('contact_phone') !== '' && draft.value('hide_phone') === '';
  return (
    <div className={css.all}>
      <h2>{words.review[locale]}</h2>
      {(['general', 'extra', 'photos', 'contact'] as const).map((step) => (
        <StepSection key={step} step={step} props={props} faults={faultsOf(step)} />
      ))}
      <ImprovementTips {...props} />
      <section className={css.who} aria-labelledby="sum-who">
        <h3 id="sum-who">{words.publicTitle[locale]}</h3>
        <ul>
          <li>{words.shown[locale]}</li>
          <li>{(isHidden ? words.circle : words.exact)[locale]}</li>
          <li>{(phone ? words.phoneShown : words.phoneHidden)[locale]}</li>
          <li>{words.hidden[locale]}</li>
        </ul>
      </section>
    </div>
  );
}

/** For the error summary: a field of another step leads to that step. */
export const getErrorFieldLabel = (name: string, locale: Locale): string =>
  name === 'photos' ? words.photos[locale] : (findByName(fieldLabels, name)?.[locale] ?? name);

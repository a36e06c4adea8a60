/** The addresses of the steps. */

import { type WizardStep, wizardSteps } from '@estia/contract/listings/fields';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import { localizePath } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';

const WIZARD_PATH = '/dashboard/properties/new-property';

export const stepPath = (locale: Locale, draftId: number | null, step: WizardStep): string =>
  localizePath(locale, draftId === null ? WIZARD_PATH : `${WIZARD_PATH}?draft=${draftId}&step=${step}`);

/** What a button says that keeps this step and opens another. */
export const OPEN = 'open-';

export const opened = (intent: string): WizardStep | null => {
  const step = intent.startsWith(OPEN) ? intent.slice(OPEN.length) : null;
  return isStep(step) ? step : null;
};

/** What a button says that keeps a draft which cannot be published yet. */
export const KEEP = 'keep';
export const draftsPath = (locale: Locale): string => `${pathTo(locale, '/dashboard/properties')}?state=drafts`;

/** Changing a listing, until the first change begins a draft. */
export const changePath = (locale: Locale, purpose: Purpose, propertyId: number): string =>
  localizePath(locale, `${WIZARD_PATH}?for=${purpose}&property_id=${propertyId}&step=general`);

export const isStep = (text: string | null): text is WizardStep => wizardSteps.some((step) => step === text);
export const getNextStep = (step: WizardStep): WizardStep =>
  wizardSteps[Math.min(wizardSteps.indexOf(step) + 1, wizardSteps.length - 1)] ?? 'finish';
export const findPreviousStep = (step: WizardStep): WizardStep | null =>
  wizardSteps[wizardSteps.indexOf(step) - 1] ?? null;

/** The draft that was last worked on, whichever it is: for links that cannot know it, as the one of an email. */
export const LAST_DRAFT = `${WIZARD_PATH}?draft=last`;

/** The owner's page of a listing. */
export const publishedListingPath = (
  locale: Locale,
  purpose: Purpose,
  propertyId: number,
  /** By when it is looked at before it is shown; null: it is up. */
  reviewDueAt: string | null = null,
): string =>
  `${pathTo(locale, '/dashboard/properties/:for/:property_id', { for: `for-${purpose}`, property_id: propertyId })}?flash=${reviewDueAt === null ? 'published' : 'in-review'}`;

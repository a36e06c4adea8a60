/**
 * A statement in the words of the DSA Transparency Database (https://transparency.dsa.ec.europa.eu/page/api-documentation). What
 * a person wrote stays out: it may name somebody.
 */
import { findLookup } from '@estia/contract/lookups/model';
import { isLegalGround, type RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import {
  groundMessages,
  lawMessages,
  restrictionMessages,
} from '@estia/contract/statements-of-reasons/restriction-messages';
import type { PublishedStatement } from './transparency.queries.ts';

type Measure = { decision_visibility: string[] } | { decision_account: string } | { decision_provision: string };

const disabled: Measure = { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'] };
const removed: Measure = { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] };
const suspended: Measure = { decision_account: 'DECISION_ACCOUNT_SUSPENDED' };
const terminated: Measure = { decision_account: 'DECISION_ACCOUNT_TERMINATED' };
const partly: Measure = { decision_provision: 'DECISION_PROVISION_PARTIAL_SUSPENSION' };

const measures: Readonly<Record<RestrictionKind, Measure>> = {
  listing_stopped: disabled,
  listing_removed: disabled,
  listing_deleted: removed,
  listing_held: disabled,
  changes_requested: disabled,
  paused_for_agency: disabled,
  unconfirmed: disabled,
  mandate_ended: disabled,
  exclusive_lost: { decision_visibility: ['DECISION_VISIBILITY_OTHER'] },
  account_rejected: partly,
  account_blocked: suspended,
  account_deleted: terminated,
  ownership_asked: partly,
  listings_limited: partly,
  conversion_asked: partly,
  account_suspended: suspended,
  source_stopped: partly,
  source_removed: partly,
  reports_warned: partly,
  reports_suspended: partly,
  agency_terminated: terminated,
};

const categories: Readonly<Record<string, string>> = {
  fraud: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  advance_payment: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  missing_energy_class: 'STATEMENT_CATEGORY_CONSUMER_INFORMATION',
  missing_ama: 'STATEMENT_CATEGORY_CONSUMER_INFORMATION',
  discrimination: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  privacy: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  copyright: 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
};

/** The European Union and the European Economic Area: the site is the same everywhere. */
const everywhere = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

export function toDatabaseStatement({
  id,
  item,
  kind,
  ground,
  reason_id,
  found_by,
  is_automatic,
  day,
  until,
}: PublishedStatement) {
  const reason = reason_id === null ? undefined : findLookup('report_reasons', reason_id);
  const law = (ground === 'illegal_content' && reason && lawMessages[reason.code]) || groundMessages[ground];
  const facts = restrictionMessages[kind].measure.en;
  return {
    ...measures[kind],
    ...(isLegalGround(ground)
      ? {
          decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
          illegal_content_legal_ground: law.en,
          illegal_content_explanation: reason?.name.en ?? facts,
        }
      : {
          decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
          incompatible_content_ground: law.en,
          incompatible_content_explanation: reason?.name.en ?? facts,
          incompatible_content_illegal: 'No',
        }),
    category: categories[reason?.code ?? ''] ?? 'STATEMENT_CATEGORY_SCOPE_OF_PLATFORM_SERVICE',
    content_type: ['CONTENT_TYPE_TEXT', 'CONTENT_TYPE_IMAGE'],
    content_date: day,
    application_date: day,
    ...(until === null ? {} : { end_date_visibility_restriction: until }),
    territorial_scope: everywhere,
    decision_facts: facts,
    source_type: found_by === 'report' ? 'SOURCE_ARTICLE_16' : 'SOURCE_VOLUNTARY',
    automated_detection: found_by === 'program' ? ('Yes' as const) : ('No' as const),
    automated_decision: is_automatic ? 'AUTOMATED_DECISION_FULLY' : 'AUTOMATED_DECISION_NOT_AUTOMATED',
    puid: `estia-${id}-${item}`,
  };
}

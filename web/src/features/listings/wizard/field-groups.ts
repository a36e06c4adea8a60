/** Which fields of a step stand together, in the order of the form. Whatever no group names would be lost, so a test counts. */
import {
  type AdvertiserKind,
  type ListingFieldName,
  type ListingKind,
  listStepFields,
  type WizardStep,
} from '@estia/contract/listings/draft/listing-fields';
import type { fieldGroupMessages } from '@estia/contract/listings/draft/wizard-field-messages';

export type FieldGroupName = keyof typeof fieldGroupMessages;

const groups: Readonly<
  Record<Exclude<WizardStep, 'photos' | 'finish'>, readonly (readonly [FieldGroupName, readonly ListingFieldName[]])[]>
> = {
  general: [
    ['what', ['category_id', 'type_id']],
    ['where', ['district_id', 'street', 'street_number', 'postal_code', 'lat', 'lon', 'hide_address']],
    ['size', ['area', 'price', 'bed_rooms', 'floor_id', 'energy_class_id', 'energy_exempt_reason', 'year_built']],
  ],
  extra: [
    ['text', ['title_el', 'description_el', 'title_en', 'description_en']],
    ['mandate', ['mandate_type_id', 'mandate_signed_on', 'mandate_expires_on', 'mandate_extended']],
    [
      'rooms',
      [
        'main_area',
        'bath_rooms',
        'wc_rooms',
        'living_rooms',
        'kitchen_rooms',
        'living_kitchen_rooms',
        'levels',
        'show_case_length',
      ],
    ],
    [
      'building',
      [
        'condition_id',
        'renovation_year',
        'permit_year',
        'parking_id',
        'shared_fees',
        'orientation_id',
        'is_listed_building',
      ],
    ],
    [
      'comfort',
      ['heating_id', 'view_id', 'floor_type_id', 'frame_id', 'door_id', 'wardrobe_id', 'garden_id', 'swimming_pool_id'],
    ],
    [
      'land',
      [
        'land_area',
        'facade_length',
        'electricity_type_id',
        'building_access_id',
        'spatial_planning_id',
        'leaning_id',
        'within_city_plan',
      ],
    ],
    ['terms', ['min_lease_months', 'ama', 'golden_visa_route_id', 'change_of_use_done']],
    ['extras', ['extras', 'transportations']],
    ['law', ['kaek', 'building_eid', 'epc_protocol_no', 'epc_security_code', 'epc_issued_on']],
  ],
  contact: [['contact', ['contact_name', 'contact_email', 'contact_phone', 'hide_phone', 'no_brokers']]],
};

/** The groups of a step that have something to ask of such a property. */
export function getFieldGroups(
  step: WizardStep,
  what: ListingKind,
  advertiserKind: AdvertiserKind,
): { name: FieldGroupName; fields: ListingFieldName[] }[] {
  if (step === 'photos' || step === 'finish') return [];
  const shown = new Set(listStepFields(step, what, advertiserKind));
  return groups[step]
    .map(([name, fields]) => ({ name, fields: fields.filter((field) => shown.has(field)) }))
    .filter(({ fields }) => fields.length > 0);
}

/**
 * When the same news of a property (its price has fallen, it is back) may be told to a subscriber again: once a day, whatever its
 * advertiser changes meanwhile. Null: it was never told. `row` has the columns of an alert.
 */
export const tellAgainAt = (row: string): string => `(
  select max(told.sent_at) + interval '1 day' from alert told
  where told.subscriber_id = ${row}.subscriber_id and told.property_id = ${row}.property_id and told.event = ${row}.event)`;

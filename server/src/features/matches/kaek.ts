/**
 * Numbers of the land registry: twelve digits name the parcel, what follows the unit on it (`/1/7`, or four more digits).
 * All flats of a building have the parcel in common.
 */
type Kaek = { parcel: string; unit: string | null };

const PARCEL_DIGITS = 12;

function parseKaek(text: string): Kaek {
  const rest = text.slice(PARCEL_DIGITS);
  const [vertical, horizontal] = rest.startsWith('/') ? rest.slice(1).split('/') : [rest.slice(0, 2), rest.slice(2)];
  const unit = `${Number(vertical ?? 0)}/${Number(horizontal ?? 0)}`;
  return { parcel: text.slice(0, PARCEL_DIGITS), unit: unit === '0/0' ? null : unit };
}

/** Land is known by its parcel; of a building only the unit says which flat it is. */
export function compareKaek(a: string | null, b: string | null, isLand: boolean): 'same' | 'different' | 'unknown' {
  if (a === null || b === null) return 'unknown';
  const [one, other] = [parseKaek(a), parseKaek(b)];
  if (one.parcel !== other.parcel) return 'different';
  if (one.unit === null || other.unit === null) return isLand ? 'same' : 'unknown';
  return one.unit === other.unit ? 'same' : 'different';
}

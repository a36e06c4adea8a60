/** The facts of a property as fields that nobody sees: what a form takes along in its body. */
import { type EstimateFacts, estimateFactNames } from '@estia/contract/valuation/estimate-facts';

const names = ['for', 'type_id', 'district_id', 'street', 'lat', 'lon', 'area', ...estimateFactNames] as const;

export function HiddenFactInputs({ facts, price }: { facts: EstimateFacts; price: number | null }) {
  return (
    <>
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={facts[name]} />
      ))}
      {facts.extras.map((id) => (
        <input key={id} type="hidden" name="extras" value={id} />
      ))}
      {price !== null && <input type="hidden" name="price" value={price} />}
    </>
  );
}

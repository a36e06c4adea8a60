/**
 * How surely two listings of one property are told from two that only look alike, on labelled pairs that the weights have
 * not seen. With --fit 1 it fits the weights to the other half and prints them.
 *   npm run bench -- matches
 */
import { createMatchTrial, fitMatchWeights } from '@estia/server/testing/matches/match-trial';
import { parseOptions } from './harness/site.ts';

const options = parseOptions({ pairs: '20000', seed: '20261118', fit: '' });
const PRECISION_BAR = 0.995;
const RECALL_BAR = 0.95;

const trial = await createMatchTrial({ seed: Number(options.seed), pairs: Number(options.pairs) });
const fitted = options.fit === '' ? undefined : fitMatchWeights(trial.training);
if (fitted) console.log(`weights: ${JSON.stringify(fitted, null, 2)}`);
const { precision, recall, unclear, byKind, worst, twinsMatched, msPerPair } = trial.evaluate(fitted);
for (const { kind, count, same, unclear: asked } of byKind)
  console.log(`${kind.padEnd(34)} ${count} pairs: ${same} same, ${asked} unclear, ${count - same - asked} different`);
console.log('the 100 worst errors:');
for (const line of worst) console.log(`  ${line}`);
console.log(`${unclear} pairs are left to a person; ${msPerPair.toFixed(2)} ms a pair`);
const isGood = precision >= PRECISION_BAR && recall >= RECALL_BAR && twinsMatched === 0;
console.log(
  `${isGood ? 'ok  ' : 'BAD '} precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, ${twinsMatched} twins or units matched without KAEK`,
);
process.exitCode = isGood ? 0 : 1;

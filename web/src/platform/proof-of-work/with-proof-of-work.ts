/** Sends, and does the sum that the server may ask for first. `sure`: it will be asked for, so it is done at once. */
import { readProperty } from '@estia/contract/read-property';
import { callApi } from '../api-client.ts';

export type ProofOfWork = { puzzle: string; answer: string };

/** The listing that is written to: its puzzle is good for no other. */
export type PuzzleListing = { for: 'sale' | 'rent'; property_id: number };

async function solveServerPuzzle(listing: PuzzleListing | undefined): Promise<ProofOfWork> {
  const [{ puzzle, bits }, { solvePuzzle: solveWork }] = await Promise.all([
    callApi('GET /inbox/proof-of-work', {
      query: listing ? { for: listing.for, property_id: listing.property_id } : {},
    }),
    import('./solve-puzzle.ts'),
  ]);
  return solveWork(puzzle, bits);
}

export async function withProofOfWork<T>(
  send: (proof: ProofOfWork | undefined) => Promise<T>,
  isRequired = false,
  listing?: PuzzleListing,
): Promise<T> {
  try {
    return await send(isRequired ? await solveServerPuzzle(listing) : undefined);
  } catch (error) {
    if (readProperty(error, 'code') !== 'proof_of_work_required') throw error;
    return send(await solveServerPuzzle(listing));
  }
}

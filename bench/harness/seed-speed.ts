/**
 * How fast a small demo world is written, in a measure that a slower or busier machine hardly changes: rows for each
 * second of processors, where a second is what the calibration loop takes (harness/calibration.ts).
 */
import { seedDemo } from '@estia/demo/testing/seed-rows';
import type { Services } from '@estia/server/testing/environment/test-app';
import { measureCalibrated, processorSeconds } from './calibration.ts';
import { cpuMsOfDatabase } from './cpu.ts';

const LISTINGS = 4_000;

export async function seedRowsPerCalibratedSecond(services: Services): Promise<number> {
  const { result, loopSeconds } = await measureCalibrated(async () => {
    const begun = processorSeconds();
    const { rows, measured } = await seedDemo(services, LISTINGS, cpuMsOfDatabase);
    return { rows, seconds: processorSeconds() - begun + measured / 1_000 };
  });
  return Math.round((result.rows * loopSeconds) / result.seconds);
}

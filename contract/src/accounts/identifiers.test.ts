import { expect, it } from 'vitest';
import { parsePhone, readAnyPhone } from './identifiers.ts';

it('[AUTH-7] a Greek phone has exactly 10 digits, however it is written', () => {
  expect(['697 123 4567', '+30 6971234567', '0030-210-1234567'].map(parsePhone)).toEqual([
    '+306971234567',
    '+306971234567',
    '+302101234567',
  ]);
  expect(['69712345', '+44 7700 900123', 'call me'].map(parsePhone)).toEqual([null, null, null]);
});

it('[LIST-6] who writes to an advertiser may have a phone of another country', () => {
  expect(['697 123 4567', '+44 7700 900123', '0049 (30) 901820'].map(readAnyPhone)).toEqual([
    '+306971234567',
    '+447700900123',
    '+4930901820',
  ]);
  // Without its country a number is Greek; a Greek one of the wrong length does not pass as foreign.
  expect(['7700 900123', '+30 69712345', '+1', '+44 abc'].map(readAnyPhone)).toEqual([null, null, null, null]);
});

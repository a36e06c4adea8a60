/** The picture behind the search on the home page. */
import { z } from 'zod';
import { call } from '../call.ts';
import { homeImageLimits } from './home-image.ts';

export const updateHomeImage = call({
  method: 'POST',
  path: '/adminPanel/home-image',
  access: 'admin',
  idempotent: true,
  summary: 'Replace the home page background: a data URL of a PNG, JPEG, GIF, WebP or SVG; SVG is drawn to pixels',
  maxBody: homeImageLimits.textLength + 1_000,
  body: z.object({ image: z.string().min(1, 'required').max(homeImageLimits.textLength, 'too_large') }),
  reply: z.object({ message: z.literal('Success!') }),
});

export const resetHomeImage = call({
  method: 'DELETE',
  path: '/adminPanel/home-image',
  access: 'admin',
  idempotent: true,
  summary: 'Back to the picture the site came with',
  reply: z.object({ message: z.literal('Success!') }),
});

export const getHomeImage = call({
  method: 'GET',
  path: '/site/home-image',
  access: 'everyone',
  summary: 'The background an admin has chosen, if one was',
  maxAge: 5,
  reply: z.object({ key: z.string().nullable() }),
});

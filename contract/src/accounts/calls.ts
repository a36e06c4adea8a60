import { z } from 'zod';
import { call, planned } from '../call.ts';

/** Who is logged in, asked by the browser after a public page has loaded; it also sets XSRF-TOKEN. */
export const session = call({
  method: 'GET',
  path: '/session',
  access: 'everyone',
  summary: 'The user of this session, or null',
  reply: z.object({
    user: z
      .object({
        user_id: z.int(),
        role_id: z.int(),
        username: z.string(),
        is_main_admin: z.boolean(),
        status: z.string(),
      })
      .nullable(),
  }),
});

export const register = planned('POST', '/user/register', 'everyone', 'Register as individual or professional');
export const login = planned('POST', '/user/login', 'everyone', 'Log in with email and password');
export const sendEmailPassword = planned('POST', '/user/send-email-password', 'everyone', 'Mail a one-time code');
export const resetPassword = planned(
  'POST',
  '/user/user-reset-password',
  'everyone',
  'Set a new password by one-time code',
);
export const updateUser = planned('POST', '/user/update', 'member', 'Change a profile');
export const deleteUser = planned('DELETE', '/user/delete', 'member', 'Delete an account');
export const adminUsers = planned('GET', '/adminPanel/users', 'admin', 'All users');

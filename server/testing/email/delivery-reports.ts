/** What comes back from mail systems, as they write it. */
const returned = (messageId: string): string[] => [
  'From: =?UTF-8?B?zpXPg8+Ezq/OsQ==?= <no-reply@estia.example>',
  'To: maria@estia.example',
  `Message-ID: <${messageId}@estia.example>`,
  'Subject: =?UTF-8?Q?=CE=9D=CE=AD=CE=BF?=',
];

type ReportOptions = { messageId: string; to?: string; action?: string; status?: string; withReturned?: boolean };

/** RFC 3464, in the form of Postfix. */
export const deliveryStatusEmail = ({
  messageId,
  to = `bounces+${messageId}@estia.example`,
  action = 'failed',
  status = '5.1.1',
  withReturned = true,
}: ReportOptions): Buffer =>
  Buffer.from(
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
      'Subject: Undelivered Mail Returned to Sender',
      `To: ${to}`,
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="A1B2.1700000000/mx.example"',
      '',
      '--A1B2.1700000000/mx.example',
      'Content-Description: Notification',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '<maria@estia.example>: host mx.example said: 550 5.1.1 User unknown',
      '',
      '--A1B2.1700000000/mx.example',
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      'Arrival-Date: Sun, 15 Nov 2026 12:00:00 +0200 (EET)',
      '',
      'Final-Recipient: rfc822; maria@estia.example',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 <maria@estia.example>: Recipient address rejected:',
      '    User unknown',
      '',
      ...(withReturned
        ? [
            '--A1B2.1700000000/mx.example',
            'Content-Description: Undelivered Message Headers',
            'Content-Type: text/rfc822-headers',
            '',
            ...returned(messageId),
            '',
          ]
        : []),
      '--A1B2.1700000000/mx.example--',
      '',
    ].join('\r\n'),
  );

/** RFC 5965: somebody pressed "spam". */
export const complaintEmail = (messageId: string, type = 'abuse'): Buffer =>
  Buffer.from(
    [
      'From: feedback@provider.example',
      'To: abuse@estia.example',
      'Subject: FW: alert',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'This is an email abuse report.',
      '',
      '--part',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: Provider/1.0',
      'Version: 1',
      '',
      '--part',
      'Content-Type: message/rfc822',
      '',
      ...returned(messageId),
      '',
      'The alert itself',
      '',
      '--part--',
      '',
    ].join('\r\n'),
  );

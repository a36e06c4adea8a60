import { describe, expect, it } from 'vitest';
import { timesLonger } from '../../testing/times-longer.ts';
import { isValidMarkup, listSections, parseMarkup } from './markup.ts';

const known = { values: ['email'], slots: ['operator'] };

describe('[PAGE-1] the format of long texts', () => {
  it('reads headings with anchors, paragraphs, lists, bold, links, values and tables', () => {
    const blocks = parseMarkup(
      '## Ποιοι {#who}\n\nΜία\nγραμμή με **έντονο** και [σύνδεσμο](/terms#a).\n\n- ένα\n- δύο {email}\n\n1. πρώτο\n2. δεύτερο\n\n[[operator]]\n\n### Μικρή',
      { email: 'a@b.gr' },
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'who', text: 'Ποιοι' },
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'Μία γραμμή με ' },
          { kind: 'bold', text: 'έντονο' },
          { kind: 'text', text: ' και ' },
          { kind: 'link', text: 'σύνδεσμο', href: '/terms#a' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'text', text: 'ένα' }], [{ kind: 'text', text: 'δύο a@b.gr' }]],
      },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'text', text: 'πρώτο' }], [{ kind: 'text', text: 'δεύτερο' }]],
      },
      { kind: 'slot', name: 'operator' },
      { kind: 'heading', level: 3, id: 'section-6', text: 'Μικρή' },
    ]);
    expect(listSections(blocks).map(({ id }) => id)).toEqual(['who']);
  });

  it('takes a list that stands right below its paragraph, and Windows line ends', () => {
    expect(parseMarkup('Λίστα:\r\n- α\r\n- β').map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'data:text/html,x',
    'JAVASCRIPT:x',
    '/"onx=',
  ])('a link to %s is never drawn', (href) => {
    const drawn = JSON.stringify(parseMarkup(`[x](${href})`));
    expect(drawn).not.toContain('"kind":"link"');
    expect(isValidMarkup(`## A\n\n[x](${href})`, known)).toBe(false);
  });

  it('HTML stays text', () => {
    expect(parseMarkup('<b onclick=x>y</b>')).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: '<b onclick=x>y</b>' }] },
    ]);
  });

  it('is sound only with a heading, anchors that differ, and names we know', () => {
    expect(isValidMarkup('## A\n\n{email} [[operator]]', known)).toBe(true);
    expect(isValidMarkup('## A\n\n[[operator]]', known)).toBe(true);
    for (const text of ['A', '## A {#a}\n\n## B {#a}', '## A\n\n{secret}', '## A\n\n[[rows]]'])
      expect(isValidMarkup(text, known), text).toBe(false);
  });

  it('a long hostile text takes no longer than an ordinary one, more or less', () => {
    const part = '## Τίτλος\n\nΜια παράγραφος με **έμφαση** και [σύνδεσμο](/x).\n\n- ένα\n- δύο\n\n';
    const ordinary = part.repeat(500).slice(0, 30_000);
    for (const text of [
      '['.repeat(30_000),
      '**'.repeat(15_000),
      '## '.repeat(10_000),
      '[a]('.repeat(7_000),
      '- \n'.repeat(9_000),
      `## ${' '.repeat(29_000)}x`,
      `a\n${'- b\n'.repeat(7_000)}c`,
    ]) {
      const times = timesLonger(
        () => isValidMarkup(text, known),
        () => isValidMarkup(ordinary, known),
      );
      expect(times, text.slice(0, 8)).toBeLessThan(5);
    }
  });
});

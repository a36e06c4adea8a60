/** The rich-text editor itself (Tiptap), fetched by the page where articles are written and by no other. */
import { Editor, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

const number = (text: string | null): number | null => (text && /^\d{1,5}$/.test(text) ? Number(text) : null);

/** A picture with words under it. Bare pictures become one. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } }),
  parseHTML() {
    const read = (img: Element | null) =>
      img && {
        src: img.getAttribute('src'),
        alt: img.getAttribute('alt') ?? '',
        width: number(img.getAttribute('width')),
        height: number(img.getAttribute('height')),
      };
    return [
      {
        tag: 'figure',
        getAttrs: (element) => read(element.querySelector('img')) ?? false,
        contentElement: (element) => element.querySelector('figcaption') ?? document.createElement('figcaption'),
      },
      { tag: 'img[src]', getAttrs: (element) => read(element) ?? false },
    ];
  },
  renderHTML: ({ node }) => ['figure', ['img', node.attrs], ['figcaption', 0]],
});

/** Tables are kept as they are and their words can be changed; rows are added in HTML. */
const createCellNode = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({ colspan: { default: null }, rowspan: { default: null }, scope: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const isSafeLink = (text: string): boolean => /^(https:\/\/[^\s@]+\.[^\s@]+|\/(?!\/)\S*|#[\w-]+)$/i.test(text);

type EditorOptions = {
  element: HTMLElement;
  html: string;
  attributes: Record<string, string>;
  onChange: (editor: Editor) => void;
  onMove: (editor: Editor) => void;
};

export const createEditor = ({ element, html, attributes, onChange, onMove }: EditorOptions): Editor =>
  new Editor({
    element,
    content: html,
    // The page's policy takes no style that script writes; its rules stand in RichTextField.module.css.
    injectCSS: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes } },
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        strike: false,
        underline: false,
        dropcursor: false,
        link: {
          openOnClick: false,
          autolink: false,
          linkOnPaste: false,
          isAllowedUri: (url) => isSafeLink(url),
          HTMLAttributes: { rel: null, target: null },
        },
      }),
      Figure,
      Table,
      Row,
      createCellNode('tableCell', 'td'),
      createCellNode('tableHeader', 'th'),
    ],
    onUpdate: ({ editor }) => onChange(editor),
    onTransaction: ({ editor }) => onMove(editor),
  });

export type { Editor };

import '../texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { tokenize } from 'linkifyjs';
import { useEffect, useId, useRef, useState } from 'react';
import { afterNextPaint } from '@client/shared/browser/afterNextPaint';
import { t } from '@client/shared/texts/t';
import { cleanPastedHtml } from '../paste/cleanPastedHtml';
import { contentOfHtml, countWords, htmlOf } from './bodyContent';
import { EditorToolbar, type InsertDialogName } from './EditorToolbar';
import { isImageFile } from '../imageFile';
import { uploadEmbeddedImages, type UploadImage } from './embeddedImages';
import { articleExtensions } from './extensions';
import { ImageDialog } from './ImageDialog';
import { insertBlock } from './insertBlock';
import { LinkDialog } from './LinkDialog';

const countPauseMs = 400;

export interface BodyEditorProps {
  label: string;
  /** The body when the editor is mounted. */
  html: string;
  /** Of the text, in pixels; longer text scrolls. */
  height: number;
  upload: UploadImage;
  /** Called once with a function that returns the present body as HTML. */
  onReady: (read: () => string) => void;
}

/** Edits the HTML of an article's body: a text field with a toolbar, fully usable by keyboard. */
export function BodyEditor({ label, html, height, upload, onReady }: BodyEditorProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<InsertDialogName | null>(null);
  const [pending] = useState(() => new Set<string>());
  const [content] = useState(() => contentOfHtml(html));
  const editor = useEditor({
    extensions: articleExtensions,
    content,
    // Its style element would need a nonce; the styles are below.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        spellcheck: 'true',
      },
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_view, event) => {
        if (event.altKey && event.key === 'F10') {
          frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
          return true;
        }
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        setDialog('link');
        return true;
      },
      handlePaste: (view, event) => {
        const images = [...(event.clipboardData?.files ?? [])].filter(isImageFile);
        if (images.length === 0 || event.clipboardData?.getData('text/html')) return false;
        insertFiles(view, images, upload);
        return true;
      },
      handleDOMEvents: {
        drop: (view, event) => {
          const files = [...(event.dataTransfer?.files ?? [])];
          if (files.length === 0) return false;
          // Otherwise the browser would leave the page and open the file.
          event.preventDefault();
          const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (target) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(target.pos))));
          insertFiles(view, files, upload);
          return true;
        },
      },
    },
    // Builds the recognition of links now instead of at the first space, which would take longer than a key may take.
    onCreate: () => void tokenize(''),
    onUpdate: ({ editor: current }) => {
      // Finding images takes longer in a longer text, and can wait.
      void afterNextPaint().then(() => {
        if (!current.isDestroyed) void uploadEmbeddedImages(current, upload, pending);
      });
    },
  });
  useEffect(() => {
    // The form reads the body every few seconds, and more than once each time.
    let read: { doc: object; html: string } | undefined;
    onReady(() => {
      if (editor.isDestroyed) return html;
      const { doc } = editor.state;
      if (read?.doc !== doc) read = { doc, html: htmlOf(editor) };
      return read.html;
    });
  }, [editor, html, onReady]);

  return (
    <Box ref={frame} sx={outline}>
      <EditorToolbar editor={editor} controls={id} onInsert={setDialog} />
      <Box sx={[prose, { height }]}>
        <EditorContent editor={editor} />
      </Box>
      <WordCount editor={editor} />
      {dialog === 'image' ? (
        <ImageDialog editor={editor} upload={upload} onClose={() => setDialog(null)} />
      ) : dialog === null ? null : (
        <LinkDialog editor={editor} kind={dialog} onClose={() => setDialog(null)} />
      )}
    </Box>
  );
}

/** Uploads images, and inserts each at the cursor when it is stored. */
function insertFiles(view: EditorView, files: readonly File[], upload: UploadImage): void {
  for (const file of files) {
    void upload(file).then((src) => {
      if (src === null || view.isDestroyed) return;
      const { tr, schema } = view.state;
      const image = schema.nodes.image?.create({ src, alt: '' });
      if (image) view.dispatch(insertBlock(tr, image));
    });
  }
}

/** Counts when the user pauses: counting a long text takes longer than a key may take. */
function WordCount({ editor }: { editor: Editor }) {
  const [count, setCount] = useState(() => countWords(editor));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const countLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount(countWords(editor)), countPauseMs);
    };
    editor.on('update', countLater);
    return () => {
      clearTimeout(timer);
      editor.off('update', countLater);
    };
  }, [editor]);
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1.5, py: 0.5, textAlign: 'end' }}>
      {t('editor.words', { count })}
    </Typography>
  );
}

const outline = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

const prose = {
  overflowY: 'auto',
  resize: 'vertical',
  '& > div': { minHeight: '100%', display: 'flex' },
  '& .tiptap': {
    flex: 1,
    minWidth: 0,
    px: 2,
    // With the margin of a first paragraph 1.5, as at the end. A rule for the first block, such as `:first-of-type`, would
    // let the browser restyle all blocks when one is inserted.
    pt: 0.25,
    pb: 1.5,
    outline: 'none',
    fontSize: '1rem',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontVariantLigatures: 'none',
  },
  // Each paragraph has the direction of its own first letter, as readers see it.
  '& :is(p, h2, h3, h4, h5, h6)': { unicodeBidi: 'plaintext' },
  '& p': { my: 1.25 },
  // After a key, the browser paints only the paragraphs that have changed, instead of all within some screens. Tall
  // glyphs and marks may still leave their paragraph.
  '& .tiptap > :is(p, h2, h3, h4, h5, h6)': { contain: 'content', overflowClipMargin: '1.5rem' },
  '& h2': { fontSize: '1.25rem', lineHeight: 1.35, mt: 3, mb: 1 },
  '& h3': { fontSize: '1.125rem', lineHeight: 1.35, mt: 2.5, mb: 1 },
  '& h4, & h5, & h6': { fontSize: '1rem', lineHeight: 1.35, mt: 2, mb: 1 },
  '& ul, & ol': { paddingInlineStart: 3 },
  '& li > p': { my: 0.25 },
  '& blockquote': {
    mx: 0,
    my: 2,
    paddingInlineStart: 2,
    borderInlineStart: '3px solid',
    borderColor: 'brand.primary',
    color: 'text.secondary',
  },
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
  '& img.ProseMirror-separator': { display: 'inline', width: '0 !important', height: '0 !important', m: 0 },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  '& pre': { overflowX: 'auto', p: 1.5, bgcolor: 'quiet', borderRadius: 1, fontSize: '0.875rem' },
  '& table': { width: '100%', borderCollapse: 'collapse', my: 2 },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'start', verticalAlign: 'top' },
  '& th': { bgcolor: 'quiet' },
  '& .selectedCell': { bgcolor: 'soft' },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': {
    display: 'block',
    '&::after': { content: '""', position: 'absolute', top: '-2px', width: '20px', borderTop: '1px solid' },
  },
} as const;

import type { Editor } from '@tiptap/core';
import BorderAll from '@mui/icons-material/BorderAll';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertLink from '@mui/icons-material/InsertLink';
import OndemandVideo from '@mui/icons-material/OndemandVideo';
import Redo from '@mui/icons-material/Redo';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, type ReactNode } from 'react';
import { afterNextPaint } from '@client/shared/browser/afterNextPaint';
import { t } from '@client/shared/texts/t';
import { SelectField } from '@client/shared/ui/form/SelectField';
import {
  ariaKeys,
  blockStyleOf,
  blockStyles,
  setBlockStyle,
  shownKeys,
  toggleNames,
  toggles,
  type BlockStyle,
  type ToggleName,
} from './editorActions';
import { TableButton } from './TableButton';
import { useRovingFocus } from './useRovingFocus';

export type InsertDialogName = 'link' | 'video' | 'image';

interface EditorToolbarProps {
  editor: Editor;
  /** The id of the text that the toolbar formats. */
  controls: string;
  onInsert: (dialog: InsertDialogName) => void;
}

const icons: Readonly<Record<ToggleName, ReactNode>> = {
  bold: <FormatBold />,
  italic: <FormatItalic />,
  underline: <FormatUnderlined />,
  strike: <StrikethroughS />,
  bulletList: <FormatListBulleted />,
  orderedList: <FormatListNumbered />,
  blockquote: <FormatQuote />,
};

interface ToolbarState {
  style: BlockStyle;
  /** The names of the active toggles, separated by spaces. */
  active: string;
  isLink: boolean;
  isTable: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

const toolbarStateOf = (editor: Editor): ToolbarState => ({
  style: blockStyleOf(editor),
  active: toggleNames.filter((name) => editor.isActive(name)).join(' '),
  isLink: editor.isActive('link'),
  isTable: editor.isActive('table'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

const isSameState = (one: ToolbarState, other: ToolbarState): boolean =>
  one.style === other.style &&
  one.active === other.active &&
  one.isLink === other.isLink &&
  one.isTable === other.isTable &&
  one.canUndo === other.canUndo &&
  one.canRedo === other.canRedo;

/** What the toolbar shows of the editor's state. It follows after the next paint: a typed letter doesn't wait for it. */
function useToolbarState(editor: Editor): ToolbarState {
  const [state, setState] = useState(() => toolbarStateOf(editor));
  useEffect(() => {
    let isWaiting = false;
    const update = async (): Promise<void> => {
      if (isWaiting) return;
      isWaiting = true;
      await afterNextPaint();
      isWaiting = false;
      if (editor.isDestroyed) return;
      const next = toolbarStateOf(editor);
      // The same object for the same content, so that the buttons don't render again.
      setState((shown) => (isSameState(next, shown) ? shown : next));
    };
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor]);
  return state;
}

/** The toolbar of the editor, as an ARIA toolbar. */
export function EditorToolbar({ editor, controls, onInsert }: EditorToolbarProps) {
  const roving = useRovingFocus();
  const state = useToolbarState(editor);
  return (
    <Box
      role="toolbar"
      aria-label={t('editor.toolbar')}
      aria-controls={controls}
      aria-keyshortcuts="Alt+F10"
      {...roving}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus();
        else roving.onKeyDown(event);
      }}
      sx={bar}
    >
      <SelectField
        size="small"
        ariaLabel={t('editor.block')}
        value={state.style}
        options={blockStyles.map((style) => ({ value: style, label: t(`editor.block.${style}`) }))}
        onChange={(style) => setBlockStyle(editor, style)}
        sx={{ mr: 0.5 }}
      />
      {toggleNames.map((name) => (
        <ToolButton
          key={name}
          label={t(toggles[name].label)}
          keys={toggles[name].keys}
          pressed={state.active.split(' ').includes(name)}
          onClick={() => toggles[name].run(editor)}
        >
          {icons[name]}
        </ToolButton>
      ))}
      <ToolButton label={t('editor.link')} keys="Mod+K" pressed={state.isLink} onClick={() => onInsert('link')}>
        <InsertLink />
      </ToolButton>
      <ToolButton label={t('editor.image')} onClick={() => onInsert('image')}>
        <ImageOutlined />
      </ToolButton>
      <ToolButton label={t('editor.video')} onClick={() => onInsert('video')}>
        <OndemandVideo />
      </ToolButton>
      {state.isTable ? (
        <TableButton editor={editor} />
      ) : (
        <ToolButton
          label={t('editor.table')}
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <BorderAll />
        </ToolButton>
      )}
      <ToolButton
        label={t('action.undo')}
        keys="Mod+Z"
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo />
      </ToolButton>
      <ToolButton
        label={t('editor.redo')}
        keys="Mod+Shift+Z"
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo />
      </ToolButton>
    </Box>
  );
}

interface ToolButtonProps {
  label: string;
  /** As in `EditorAction`. */
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function ToolButton({ label, keys, pressed, disabled = false, onClick, children }: ToolButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={keys === undefined ? label : t('editor.withKeys', { name: label, keys: shownKeys(keys) })}
      aria-keyshortcuts={keys === undefined ? undefined : ariaKeys(keys)}
      aria-pressed={pressed}
      aria-disabled={disabled}
      // Keeps the selection in the text while the button is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onClick();
      }}
      sx={tool}
    >
      {children}
    </IconButton>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.25,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const tool = {
  borderRadius: 0.75,
  '&[aria-pressed=true]': { bgcolor: 'soft', color: 'primary.main' },
  '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' },
} as const;

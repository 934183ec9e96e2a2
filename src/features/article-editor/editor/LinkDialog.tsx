import type { Editor } from '@tiptap/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '@client/shared/texts/t';
import { FormDialog } from '@client/shared/ui/dialog/FormDialog';
import { LabeledInput } from '@client/shared/ui/form/LabeledInput';
import { useFocusFirstError } from '@client/shared/ui/form/useFocusFirstError';
import { linkTarget } from '../paste/allowedElements';
import { insertBlock } from './insertBlock';

interface LinkDialogProps {
  editor: Editor;
  /** A video link gets a line of its own. */
  kind: 'link' | 'video';
  onClose: () => void;
}

/** Inserts a link, or changes the one at the cursor. */
export function LinkDialog({ editor, kind, onClose }: LinkDialogProps) {
  const [current] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const isChange = kind === 'link' && current !== '';
  const [hasSelection] = useState(() => kind === 'link' && (!editor.state.selection.empty || isChange));
  const [address, setAddress] = useState(isChange ? current : '');
  const [text, setText] = useState('');
  const [attempts, setAttempts] = useState(0);
  const fields = useFocusFirstError<HTMLDivElement>({ submitCount: attempts, isSubmitting: false });
  const target = linkTarget(/^[a-z]+:/i.test(address.trim()) ? address : `https://${address.trim()}`);
  const isValid = address.trim() !== '' && target !== null;

  const insert = (): void => {
    setAttempts(attempts + 1);
    if (!isValid) return;
    const chain = editor.chain().focus();
    const marks = [{ type: 'link', attrs: { href: target } }];
    const label = text.trim() || target;
    if (kind === 'video') {
      const title = t('editor.videoText', { title: label });
      const line = editor.schema.nodeFromJSON({ type: 'paragraph', content: [{ type: 'text', text: title, marks }] });
      editor.view.dispatch(insertBlock(editor.state.tr, line));
      editor.commands.focus();
    } else if (hasSelection) chain.extendMarkRange('link').setLink({ href: target }).run();
    else
      chain
        .insertContent([
          { type: 'text', text: label, marks },
          { type: 'text', text: ' ' },
        ])
        .run();
    onClose();
  };

  return (
    <FormDialog
      title={t(kind === 'video' ? 'editor.videoInsert' : isChange ? 'editor.linkChange' : 'editor.linkInsert')}
      action={t(isChange ? 'action.save' : 'editor.insert')}
      saving={false}
      onSubmit={insert}
      onClose={onClose}
    >
      <Stack ref={fields} sx={{ gap: 2 }}>
        <LabeledInput
          label={t('editor.address')}
          type="url"
          autoFocus
          required
          value={address}
          errorMessage={attempts > 0 && !isValid ? t('editor.linkInvalid') : undefined}
          onText={setAddress}
        />
        {hasSelection ? null : (
          <LabeledInput
            label={t(kind === 'video' ? 'editor.videoTitle' : 'editor.linkText')}
            value={text}
            errorMessage={undefined}
            onText={setText}
          />
        )}
        {isChange ? (
          <Button
            color="inherit"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('editor.linkRemove')}
          </Button>
        ) : null}
      </Stack>
    </FormDialog>
  );
}

import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { pageNonce } from '@client/shared/browser/pageNonce';
import { mailDocument } from './mailDocument';

/** An email's HTML in a sandboxed frame that runs no scripts and loads nothing; its links open in a new tab. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const mail = useMemo(() => mailDocument(html, pageNonce()), [html]);
  return (
    <Box
      component="iframe"
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={mail}
      sx={{ display: 'block', width: '100%', height: 'max(480px, calc(100vh - 320px))', border: 0, bgcolor: '#fff' }}
    />
  );
}

import { Fragment } from 'react';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Shows a line in which the server marked the matching words: escaped text with `<mark>` elements. It is parsed here
 * and never set as HTML, so any other markup is shown as text.
 */
export function HighlightedText({ html }: { html: string }) {
  const parts = html.split(/<mark>(.*?)<\/mark>/gs);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? <mark key={index}>{decode(part)}</mark> : <Fragment key={index}>{decode(part)}</Fragment>,
      )}
    </>
  );
}

/** Lower case without accents, for comparing typed text with names. */
export const foldCaseAndAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();

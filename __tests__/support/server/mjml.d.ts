// mjml 5 ships no types; this is the part of its API that is used.
declare module 'mjml' {
  interface MjmlResult {
    html: string;
    errors: { formattedMessage: string }[];
  }
  export default function mjml2html(
    source: string,
    options?: { validationLevel?: 'strict' | 'soft' | 'skip'; fonts?: Record<string, string> },
  ): Promise<MjmlResult>;
}

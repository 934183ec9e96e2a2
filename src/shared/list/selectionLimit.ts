import './listTexts';
import { t } from '@client/shared/texts/t';

/** Why an action isn't available for so many articles; null if it is. */
export const selectionLimit = (count: number, max: number): string | null =>
  count > max ? t('selection.atMost', { n: max }) : null;

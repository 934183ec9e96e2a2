import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from '@client/shared/navigation/focusContent';
import { isTyping } from '@client/shared/browser/isTyping';
import { useServices } from '@client/shared/services/useServices';

/**
 * Moves the focus to the content after navigation, unless a text field has it: otherwise the focus would be lost with
 * the removed link or menu.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { pageAnnouncer } = useServices();
  useEffect(() => {
    if (!pageAnnouncer.pageShown(pathname)) return;
    const { activeElement } = document;
    if (!activeElement?.closest('main') && !isTyping(activeElement)) focusContent();
  }, [pageAnnouncer, pathname]);
}

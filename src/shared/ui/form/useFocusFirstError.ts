import { useEffect, useRef } from 'react';

interface Submitted {
  submitCount: number;
  isSubmitting: boolean;
}

/**
 * After a submit that was refused the focus goes to the first field at fault, which may be far off the screen. Returns what the
 * form's element takes as its `ref`.
 */
export function useFocusFirstError({ submitCount, isSubmitting }: Submitted) {
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}

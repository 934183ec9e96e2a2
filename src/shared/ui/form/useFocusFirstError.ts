import { useEffect, useRef } from 'react';

interface Submitted {
  submitCount: number;
  isSubmitting: boolean;
}

/**
 * After a rejected submit, focuses the first invalid field, which may be outside the viewport. Returns the `ref` of the
 * form, or of another element around the fields.
 */
export function useFocusFirstError<Form extends HTMLElement = HTMLFormElement>({
  submitCount,
  isSubmitting,
}: Submitted) {
  const form = useRef<Form>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}

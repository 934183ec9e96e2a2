import type { FocusEvent } from 'react';

/** A form of formik's, as far as these fields of text go. */
interface TextForm<Name extends string> {
  values: Readonly<Record<Name, string>>;
  errors: Readonly<Partial<Record<Name, string | undefined>>>;
  touched: Readonly<Partial<Record<Name, boolean | undefined>>>;
  setFieldValue: (name: string, value: string) => unknown;
  handleBlur: (event: FocusEvent) => void;
}

/** What a LabelledInput or a PasswordField takes to be this field of a form: its fault is said once the field was left. */
export function textFieldProps<Name extends string>(form: TextForm<NoInfer<Name>>, name: Name) {
  return {
    name,
    value: form.values[name],
    fault: form.touched[name] === true ? form.errors[name] : undefined,
    onText: (text: string) => void form.setFieldValue(name, text),
    onBlur: form.handleBlur,
  };
}

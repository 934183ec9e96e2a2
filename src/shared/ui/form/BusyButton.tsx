import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';

type HostProps = ComponentProps<'button'> & { 'data-busy'?: boolean };

/**
 * While busy, the button is only `aria-disabled`: browsers take the focus from a disabled button. MUI ignores its
 * clicks.
 */
function Host({ 'data-busy': busy = false, disabled, tabIndex, ...rest }: HostProps) {
  return (
    <button
      {...rest}
      disabled={disabled === true && !busy}
      tabIndex={busy ? 0 : tabIndex}
      aria-disabled={busy || undefined}
    />
  );
}

/** A button for a slow action (`loading`). It keeps the focus meanwhile, so that Escape and Tab continue from it. */
export function BusyButton(props: ButtonProps) {
  return <Button {...props} component={Host} data-busy={props.loading === true} />;
}

import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';

type HostProps = ComponentProps<'button'> & { 'data-busy'?: boolean };

/** While busy only said to be disabled: the browser takes the focus from a button that is. MUI sees to it that a press does nothing. */
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

/** A button whose work may take a while (`loading`). It keeps the focus meanwhile, so that Escape and Tab go on from it. */
export function BusyButton(props: ButtonProps) {
  return <Button {...props} component={Host} data-busy={props.loading === true} />;
}

import type { ReactNode } from 'react';
import { createServices } from '@client/app/services';
import type { Services } from '@client/shared/services/services';
import { ServicesContext } from '@client/shared/services/useServices';

/** Gives React the services of a page, for components that need no store. */
export function ServicesProvider({ replaced = {}, children }: { replaced?: Partial<Services>; children: ReactNode }) {
  return <ServicesContext value={{ ...createServices(), ...replaced }}>{children}</ServicesContext>;
}

import { PageHeader } from '@client/shared/ui/PageHeader';

/** The landing page. */
export function LandingPage() {
  return <PageHeader title="Watchdesk" />;
}

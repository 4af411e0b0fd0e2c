import { later } from '@maquette/ui';
import { LoadingScreen, UnknownPath, useSession } from '@maquette/web-core';
import type { RemoteModule } from '@maquette/web-core/remotes';
import { Route, Routes } from 'react-router';
import { GenerateProposalDialog } from './features/generate-proposal/generate-proposal-dialog';
import { ProposalListPage } from './features/proposal-list/proposal-list-page';
import { NO_USER } from './features/proposals/calls';
import { findProposals, preload as preloadList } from './features/proposals/list';

const ProposalPage = later(
  () => import('./features/proposal-page/proposal-page').then((module) => module.ProposalPage),
  { waiting: LoadingScreen },
);

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  const { status } = useSession();
  if (status === 'visitor') return <p role="status">{NO_USER}</p>;
  if (status !== 'signed-in') return <LoadingScreen />;
  return (
    <Routes>
      <Route path="proposals" element={<ProposalListPage />} />
      <Route path="proposals/:proposalId" element={<ProposalPage />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

export const search: RemoteModule['search'] = { label: 'Proposals', find: findProposals };

export const quickCreate: RemoteModule['quickCreate'] = { proposal: GenerateProposalDialog };

export const preload = preloadList;

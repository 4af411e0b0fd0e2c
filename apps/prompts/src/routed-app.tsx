import { later } from '@maquette/ui';
import { LoadingScreen, UnknownPath } from '@maquette/web-core';
import type { RemoteModule } from '@maquette/web-core/remotes';
import { Route, Routes } from 'react-router';
import { findPrompts } from './features/prompts/list';
import { PromptListPage } from './features/prompt-list/prompt-list-page';
import { SavePromptDialog } from './features/save-prompt/save-prompt-dialog';

const editor = () => import('./features/prompt-editor/prompt-editor-page');
const NewPromptPage = later(() => editor().then((module) => module.NewPromptPage), { waiting: LoadingScreen });
const PromptEditorPage = later(() => editor().then((module) => module.PromptEditorPage), { waiting: LoadingScreen });

/** The area's routes, relative to /dashboard. */
export default function RoutedApp() {
  return (
    <Routes>
      <Route path="prompts" element={<PromptListPage />} />
      <Route path="prompts/new" element={<NewPromptPage />} />
      <Route path="prompts/:promptId" element={<PromptEditorPage />} />
      <Route path="prompts/:promptId/edit" element={<PromptEditorPage />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

export const search: RemoteModule['search'] = { label: 'Prompts', find: findPrompts };

export const quickCreate: RemoteModule['quickCreate'] = { prompt: SavePromptDialog };

import type { ComponentType } from 'react';
import { loadRemoteModule } from './loader';
import type { CreateItem } from './registry';
import type { QuickCreateProps } from './remote-module';

/** The dialog behind a quick-create action, from the remote that owns it. */
export async function loadQuickCreate(
  { create, remote, label }: CreateItem,
  attempt = 0,
): Promise<ComponentType<QuickCreateProps>> {
  const { quickCreate } = await loadRemoteModule(remote, attempt);
  const dialog = quickCreate?.[create];
  if (!dialog) throw new Error(`'${label}' is not available at the moment.`);
  return dialog;
}

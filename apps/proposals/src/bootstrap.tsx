import { mountStandalone } from '@maquette/web-core/standalone';
import packageJson from '../package.json';
import RoutedApp from './routed-app';

mountStandalone(RoutedApp, packageJson.maquette);

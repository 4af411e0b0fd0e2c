export { TrashModule } from './trash.module';

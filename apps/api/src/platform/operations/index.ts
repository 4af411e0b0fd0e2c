export { useBoard } from './board';
export { OperationsModule } from './operations.module';
export { isOperator } from './operators';

export { StrategyModule } from './strategy.module';

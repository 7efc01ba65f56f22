import { describeEngine } from './conformance/describe-engine.ts';
import { embeddedEngine } from './embedded-engine.ts';

describeEngine('the embedded engine', embeddedEngine);

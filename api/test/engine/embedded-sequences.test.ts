import { describeSequences } from './conformance/describe-sequences.ts';
import { embeddedEngine } from './embedded-engine.ts';

describeSequences('the embedded engine', embeddedEngine);

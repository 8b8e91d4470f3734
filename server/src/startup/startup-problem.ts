/**
 * An expected reason not to start. The message is one line for the person who started the program: what is wrong
 * and what to do. Whoever catches it prints that line and exits, without a stack.
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}

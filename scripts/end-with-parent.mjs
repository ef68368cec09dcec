import process from 'node:process'

// A command that is killed outright cannot stop its server: the line between them breaks, and the server stops itself.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
